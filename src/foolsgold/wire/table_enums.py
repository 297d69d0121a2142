"""Ids of avatars, reactions and bot paces; the client draws them."""

from enum import StrEnum


class Avatar(StrEnum):
    """Who sits there, as a drawing: no two at a table look alike."""

    HELM = "helm"
    SCARF = "scarf"
    PEAK = "peak"
    BRAIDS = "braids"
    TACHE = "tache"
    BUN = "bun"
    CREST = "crest"
    CLOUD = "cloud"
    HORNS = "horns"
    BRIM = "brim"


class Reaction(StrEnum):
    """A reaction to a move."""

    LAUGH = "laugh"
    GASP = "gasp"
    ANGRY = "angry"
    CLAP = "clap"
    THINK = "think"
    CRY = "cry"


class BotPace(StrEnum):
    """How long bots take, so that people can follow."""

    CALM = "calm"
    NORMAL = "normal"
    FAST = "fast"
