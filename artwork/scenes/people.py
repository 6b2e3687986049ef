"""Builds portraits of the team and of the clients.

All have the same backdrop shape and low sun, and a backdrop colour each.
"""

from figures.cast import CAST
from figures.studio import look, studio
from world import exposure, picture

# One backdrop colour per person.
BACKDROPS = {
    "noor": "#b88a70",  # terracotta stone
    "rashid": "#a9bfc8",  # sky
    "mina": "#e0c08b",  # sand
    "tomas": "#4f5a63",  # dusk
    "yuki": "#d3dad9",  # mist
    "edith": "#262b31",  # ink
    "arjun": "#a9ac9d",  # sage
    "zaid": "#e9dfcd",  # pale plaster
}


def portrait(name, top=2.42, height=4.55, **light):
    """Builds a half-length portrait. `top` is the picture's upper edge at the figure, `height` its height."""
    studio(BACKDROPS[name], **light)
    CAST[name]()
    middle = top - height / 2
    distance = 11.0
    lens = 36 * distance / height
    look((0, -distance, middle + 0.25), (0, 0, middle), lens=lens, fstop=0.34, focus=(0, -0.95, middle))
    exposure(1.0)


@picture("team-noor", 1800, 2250, 20, 3)
def noor():
    portrait("noor")


@picture("team-rashid", 1800, 2250, 20, 3)
def rashid():
    portrait("rashid", height=4.7)


@picture("team-mina", 1800, 2250, 20, 3)
def mina():
    portrait("mina", top=2.95, height=4.95)


@picture("team-tomas", 1800, 2250, 20, 3)
def tomas():
    portrait("tomas", top=2.98, height=4.95)


@picture("team-yuki", 1800, 2250, 20, 3)
def yuki():
    portrait("yuki", top=3.08, height=4.95)


@picture("team-edith", 1800, 2250, 20, 3)
def edith():
    portrait("edith", top=2.98, height=4.9)


@picture("team-arjun", 1800, 2250, 20, 3)
def arjun():
    portrait("arjun", top=2.42, height=4.6)


@picture("team-zaid", 1800, 2250, 20, 3)
def zaid():
    portrait("zaid", top=2.55, height=4.6)


def bust(name, top=2.38, height=3.62, backdrop="#d9cfbf", **light):
    """Builds a client: head and shoulders."""
    BACKDROPS[name] = backdrop
    portrait(name, top=top, height=height, **light)


BACKDROP, PALE_SKY = "#d6cab7", "#b3c6cc"


@picture("client-hessa", 1200, 1500, 20, 3)
def hessa():
    bust("hessa", top=2.5, backdrop=BACKDROP)


@picture("client-daniel", 1200, 1500, 20, 3)
def daniel():
    bust("daniel", top=2.4, backdrop=PALE_SKY)


@picture("client-priya", 1200, 1500, 20, 3)
def priya():
    bust("priya", top=2.42, backdrop=PALE_SKY)


@picture("client-karim", 1200, 1500, 20, 3)
def karim():
    bust("karim", top=2.42, backdrop=BACKDROP)
