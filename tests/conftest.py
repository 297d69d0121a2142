"""Shared settings of the tests."""

import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

sys.path.insert(0, str(Path(__file__).parent))

# No deadlines: the machine is shared, and slowness is for the benchmark to tell.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("check", PATIENT, derandomize=True, max_examples=60)
settings.register_profile("explore", PATIENT, max_examples=1000)
settings.load_profile("check")
