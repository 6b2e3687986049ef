"""Lists the people of the team and the clients by name."""

from figures.clients import daniel, hessa, karim, priya
from figures.team import arjun, edith, mina, noor, rashid, tomas, yuki, zaid

CAST = {f.__name__: f for f in (noor, rashid, mina, tomas, yuki, edith, arjun, zaid, hessa, daniel, priya, karim)}
