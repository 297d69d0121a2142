"""Rate limits of a room registry, built from the settings."""

from collections.abc import Callable
from typing import NamedTuple

from foolsgold.server.security.rate_limits import RateLimiter
from foolsgold.server.settings import Settings


class RegistryLimits(NamedTuple):
    """One rate limiter for each kind of request that is limited by address or by table."""

    requests: RateLimiter
    seatings: RateLimiter
    wrong_codes: RateLimiter
    referee_questions: RateLimiter
    transfer_codes: RateLimiter
    seat_requests: RateLimiter
    new_devices: RateLimiter
    public_seats: RateLimiter
    reports: RateLimiter
    device_transfers: RateLimiter

    @classmethod
    def from_settings(cls, settings: Settings, clock: Callable[[], float]) -> "RegistryLimits":
        """Limiters with the rates of the settings."""
        return cls(
            requests=RateLimiter(settings.address_rate, clock),
            seatings=RateLimiter(settings.open_rate, clock),
            wrong_codes=RateLimiter(settings.miss_rate, clock),
            referee_questions=RateLimiter(settings.referee_rate, clock),
            transfer_codes=RateLimiter(settings.guess_rate, clock),
            seat_requests=RateLimiter(settings.ask_rate, clock),
            new_devices=RateLimiter(settings.device_rate, clock),
            public_seats=RateLimiter(settings.stranger_rate, clock),
            reports=RateLimiter(settings.report_rate, clock),
            device_transfers=RateLimiter(settings.parcel_rate, clock),
        )
