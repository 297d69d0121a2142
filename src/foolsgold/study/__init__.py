"""Simulation and measurement: bots against bots, win rates with intervals, calibration of beliefs."""
