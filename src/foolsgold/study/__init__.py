"""Simulation and measurement: win rates of bots with intervals, calibration of beliefs."""
