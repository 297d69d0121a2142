"""Registers the environments with Gymnasium."""

from gymnasium.envs.registration import register

DEFAULT_EDITIONS = {"Saboteur": "saboteur-en", "Gobblings": "gobblings"}


def register_envs() -> None:
    """Makes `foolsgold/Saboteur-v1` and `foolsgold/Gobblings-v1` known, single and vectorised."""
    for game, edition in DEFAULT_EDITIONS.items():
        register(
            id=f"foolsgold/{game}-v1",
            entry_point="foolsgold.envs.gymnasium_env:SeatEnv",
            vector_entry_point="foolsgold.envs.vector_env:TunnelVectorEnv",
            kwargs={"edition": edition},
        )
