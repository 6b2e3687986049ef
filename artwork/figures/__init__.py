"""The people in the pictures: figures of painted wood.

Units: a head has radius 1. The neck joint is the origin of a figure, the face
looks along -Y, the floor of a whole figure is at z = FLOOR (body.py).
"""
