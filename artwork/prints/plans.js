/** Plans by project. Each is drawn in metres, between the sheet's frame and its caption. */
import {
  arc,
  arcMeasures,
  basin,
  bed,
  box,
  caption,
  chair,
  disc,
  door,
  gap,
  glazing,
  inMetres,
  label,
  line,
  measures,
  number,
  place,
  polar,
  section,
  stair,
  toilet,
  tree,
  wall,
} from './drafting.js';

/** Draws House 9: rooms around a court, a wind tower over the living room, an entrance with a corner. */
function barjeel() {
  inMetres(78, 84, 25, () => {
    measures(0, -0.9, 0, [0, 4.8, 11.4, 16]);
    measures(-0.9, 24, -90, [0, 8.6, 16.8, 24]);
    section(-1.65, 13.6, 'A', 0);
    section(16.85, 13.6, 'A', 0);
    // The court: water, tree, columns of the shaded walk.
    box(4.8, 9.3, 6.6, 6.1, 'accent');
    box(5.6, 10.2, 1, 4.4, 'thin paper');
    for (const y of [10.8, 11.8, 12.8, 13.8]) line(`M5.8 ${y}q0.15-0.14 0.3 0t0.3 0`);
    tree(9.35, 11.85, 1.5);
    label(8.95, 14.35, 'Court', 'حوش');
    // Walls; the outer ones are thickest.
    wall('M0 0H16V24H0Z', 0.42);
    wall('M4.8 0V15.4M11.4 0V15.4M0 4.6H4.8M0 7.2H16M0 11.4H4.8M0 15.4H16M11.4 4.8H16M11.4 11.4H16', 0.24);
    wall('M6.4 15.4V24M9.8 15.4V24M6.4 18H16M7.9 15.4V18', 0.24);
    wall('M8.8 0V2.6H11.4', 0.36);
    wall('M8.8 0L11.4 2.6M8.8 2.6L11.4 0', 0.12);
    for (const x of [5.15, 7.1, 9.1, 11.05]) box(x - 0.2, 9.1, 0.4, 0.4, 'solid');
    // Openings from living room to shade, and from shade to court.
    for (const x of [5.3, 7.2, 9.1]) glazing(x, 7.2, 0, 1.8, 0.24);
    box(5.15, 0.6, 0.9, 4.2);
    box(6.05, 0.6, 1.9, 0.9);
    line('M5.15 1.5H6.05M5.15 3.15H6.05M7 0.6V1.5');
    box(6.7, 2.2, 1, 1.7);
    label(8.1, 5.7, 'Living', 'معيشة');
    label(10.05, 3.4, 'Barjeel');
    gap(8.8, 0.7, 90, 1.2, 0.36);
    label(8.1, 8.2, 'Liwan');
    // Bedrooms, with or next to a bath.
    bed(0.25, 2.2, -90);
    label(3.5, 1.3, 'Bed 2');
    door(4.8, 3, 90, 1, 0.9, 0.24);
    glazing(1.2, 0, 0, 1.8, 0.42);
    door(2.4, 4.6, 0, -1, 0.8, 0.24);
    box(0.25, 6.2, 1.8, 0.8, 'thin', 0.3);
    basin(2.8, 7.05, 180);
    toilet(4, 7.05, 180);
    glazing(0, 6.4, -90, 0.8, 0.42);
    bed(15.75, 2.2, 90, 1.8);
    label(12.8, 1.3, 'Bed 1');
    door(11.4, 3, 90, -1, 0.9, 0.24);
    glazing(13.2, 0, 0, 1.8, 0.42);
    door(13.6, 4.8, 180, 1, 0.8, 0.24);
    box(13.9, 6.15, 1.8, 0.8, 'thin', 0.3);
    basin(13.2, 7.05, 180);
    toilet(12.1, 7.05, 180);
    glazing(16, 5.5, 90, 0.8, 0.42);
    bed(0.25, 9.5, -90, 1.5);
    box(0.4, 7.4, 2.6, 0.6);
    line('M0.4 7.7H3', 'hair');
    label(3.5, 10.75, 'Bed 3');
    door(4.8, 7.6, 90, 1, 0.9, 0.24);
    glazing(4.8, 9.5, 90, 1.4, 0.24);
    bed(15.75, 9.5, 90, 1.5);
    box(13, 7.4, 2.6, 0.6);
    line('M13 7.7H15.6', 'hair');
    label(12.6, 10.75, 'Bed 4');
    door(11.4, 7.6, 90, -1, 0.9, 0.24);
    glazing(11.4, 9.5, 90, 1.4, 0.24);
    // Kitchen and stair, to the left and right of the court.
    line('M0.85 11.52V14.65H4.68');
    box(0.3, 12.2, 0.45, 0.5);
    for (const x of [1.5, 2]) for (const y of [14.85, 15.15]) disc(x, y, 0.11, 'hair');
    label(2.75, 13.1, 'Kitchen', 'مطبخ');
    door(4.8, 11.8, 90, 1, 0.9, 0.24);
    glazing(4.8, 13.2, 90, 1.1, 0.24);
    gap(11.4, 13.6, 90, 1.5);
    stair(14.65, 14.35, 90, 1.7, 2.9, 10);
    stair(11.75, 12.4, -90, 1.6, 2.9, 10);
    wall('M11.75 13.36H14.65', 0.12);
    // Majlis with seats along three walls.
    line('M6.28 16.5H1.15V22.9H6.28');
    line(
      'M0.25 15.6L1.15 16.5M0.25 23.75L1.15 22.9M0.25 18.1H1.15M0.25 20.5H1.15M2.9 15.6V16.5M4.6 15.6V16.5M2.9 22.9V23.75M4.6 22.9V23.75',
    );
    box(2, 17.6, 3, 4.2);
    box(2.2, 17.8, 2.6, 3.8, 'hair');
    label(3.5, 19.7, 'Majlis', 'مجلس');
    for (const x of [1.2, 2.9, 4.6]) glazing(x, 24, 0, 0.7, 0.42);
    for (const y of [17.2, 19.1, 21]) glazing(0, y, 90, 0.7, 0.42);
    // The entrance has a corner before the court.
    door(9.5, 24, 180, 1, 1.1, 0.42);
    door(6.4, 20.6, 90, 1, 1, 0.24);
    door(9.8, 18.6, 90, 1, 0.9, 0.24);
    gap(6.6, 18, 0, 1.1, 0.24);
    gap(6.6, 15.4, 0, 1.1, 0.24);
    door(9.4, 18, 180, 1, 0.8, 0.24);
    toilet(8.4, 15.55, 0);
    basin(9.3, 15.55, 0);
    label(8.1, 21.2, 'Entry');
    // Laundry and car.
    door(10.2, 15.4, 0, 1, 0.9, 0.24);
    for (const x of [13, 13.8]) box(x, 15.6, 0.65, 0.65);
    label(12.9, 17.1, 'Laundry');
    gap(10.5, 24, 0, 4.8, 0.42);
    line('M10.5 24H15.3', 'dashed');
    place(12.9, 18.9, 0, () => {
      box(-0.95, 0, 1.9, 4.5, 'thin', 0.5);
      line(
        'M-0.75 1.3Q0 0.95 0.75 1.3L0.62 1.9H-0.62ZM-0.62 3.5H0.62L0.72 3.95Q0 4.15-0.72 3.95ZM-0.62 1.9V3.5M0.62 1.9V3.5',
      );
    });
    // Wind from the north-west: down the tower, through the rooms, over the court.
    for (const x of [8.9, 9.9]) line(`M${x}-1.75Q${x + 0.1}-0.9 ${x + 0.55} 0.45`, 'flow');
    line('M8.9 1.3Q8.3 1.4 8.3 2.2V4.7', 'flow');
    for (const x of [6.1, 10.1]) line(`M${x} 6.4V9.8`, 'flow');
  });
  caption('House 9, ground floor', 25, 4);
}

/** Draws a floor of the Seef house along the bend of the Creek, rooms 1 to 10; room 9 is in the picture. */
function marsaCreek() {
  // Radii of the walls (m), and angles of the party walls (degrees from the top).
  const [creek, back, front, town] = [27, 20.2, 18.3, 13.1];
  const creekWalls = Array.from({ length: 8 }, (_, i) => 56 + (i * 68) / 7);
  const townWalls = [56, 69.5, 83, 95, 103, 115.5, 124];
  const middles = (walls) => walls.slice(1).map((at, i) => (at + walls[i]) / 2);
  const party = (walls, from, to) =>
    wall(
      walls
        .slice(1, -1)
        .map((at) => `M${polar(from, at)}L${polar(to, at)}`)
        .join(''),
      0.22,
    );
  inMetres(-186, 366, 21, () => {
    // The water, the quay and its boats.
    for (const [radius, from, to] of [
      [33.2, 75.5, 82],
      [32.6, 77, 80],
      [33.2, 98, 104.5],
      [32.6, 99.5, 102.5],
    ])
      line(arc(radius, from, to), 'hair');
    for (const radius of [29.7, 30]) line(arc(radius, 45, 135), 'medium');
    for (const at of [67.5, 112]) place(0, 0, at, () => boat(-31.6));
    for (let at = 54; at < 128; at += 4) disc(...polar(29.35, at), 0.12, 'solid');
    place(0, 0, 90, () => {
      label(-1.5, -31.6, 'The Creek');
      label(2.3, -31.6, 'الخور');
    });
    // Room 9, the balconies, the walls.
    place(
      0,
      0,
      0,
      () =>
        line(`${arc(creek, creekWalls[1], creekWalls[2])}${arc(back, creekWalls[2], creekWalls[1], 'L')}Z`, 'accent'),
      'lit',
    );
    line(arc(28.2, 56, 124));
    line(creekWalls.map((at) => `M${polar(creek, at)}L${polar(28.2, at)}`).join(''));
    wall(`${arc(creek, 56, 124)}${arc(town, 124, 56, 'L')}Z`, 0.42);
    wall(arc(back, 56, 124) + arc(front, 56, 124), 0.24);
    party(creekWalls, back, creek);
    party(townWalls, town, front);
    for (const [i, at] of middles(creekWalls).entries()) {
      const side = i % 2 ? -1 : 1;
      place(0, 0, at, () => creekRoom(side), i === 1 ? 'lit' : '');
      number(...polar(23.35, at - 2.3 * side), `${10 - i}`);
    }
    const [third, second, lifts, stairs, first, lastStairs] = middles(townWalls);
    place(0, 0, third, () => townRoom(1));
    place(0, 0, second, () => townRoom(-1));
    place(0, 0, first, () => townRoom(1));
    place(0, 0, lifts, () => {
      gap(-0.9, -18.3, 0, 1.8, 0.24);
      wall('M-1.6-15.3H1.6M0-15.3V-13.1', 0.16);
      for (const x of [-1.2, 0.15]) {
        box(x, -15.1, 1.05, 1.7);
        line(`M${x}-15.1l1.05 1.7m0-1.7l-1.05 1.7`, 'hair');
        gap(x + 0.15, -15.3, 0, 0.75, 0.16);
      }
    });
    for (const at of [stairs, lastStairs])
      place(0, 0, at, () => {
        door(0.45, -18.3, 180, -1, 0.9, 0.24);
        stair(0.45, -16.9, 0, 0.85, 2.9, 10);
        stair(-0.45, -14, 180, 0.85, 2.9, 10);
      });
    for (const at of [56, 124]) place(0, 0, at, () => glazing(0, -19.95, 90, 1.4, 0.42));
    number(...polar(16.4, third - 4.3), '3');
    number(...polar(16.4, second + 4.3), '2');
    number(...polar(16.4, first - 4.1), '1');
    arcMeasures(12.1, townWalls.slice(1, -1), town);
    for (const [radius, at, r] of [
      [17.2, 47.5, 1.3],
      [20.5, 50, 0.95],
      [23.2, 51.2, 0.7],
      [17.2, 132.5, 1.3],
      [20.5, 130, 0.95],
      [23.2, 128.8, 0.7],
    ])
      tree(...polar(radius, at), r, 'thin', 8);
  });
  caption('Seef house, first floor', 21, 4, 24);
}

/** Draws a room, window above, door below. `side` is 1 if the bath is on the right, -1 if on the left. */
function creekRoom(side) {
  const x = (at) => at * side;
  glazing(-1.5, -27, 0, 3, 0.42);
  wall(`M${x(-0.45)} -20.2V-22.6H${x(1.9)}`, 0.16);
  door(x(-1.45), -20.2, side > 0 ? 0 : 180, -side, 0.85, 0.24);
  door(x(-0.45), -21.9, -90, side, 0.65, 0.16);
  toilet(x(0.2), -20.35, 180);
  basin(x(1), -20.35, 180);
  box(x(1.12) - 0.48, -22.5, 0.96, 0.95);
  bed(x(1.82), -24.6, 90 * side, 1.75);
  box(x(-1.62) - 0.25, -25.9, 0.5, 1.5);
  chair(x(-0.85), -25.15, 90 * side);
}

/** Draws a smaller room on the town side, window below, door above. */
function townRoom(side) {
  const x = (at) => at * side;
  glazing(-0.8, -13.1, 0, 1.6, 0.42);
  wall(`M${x(-0.5)} -18.3V-16.3H${x(1.8)}`, 0.16);
  door(x(-1.7), -18.3, side > 0 ? 0 : 180, side, 0.85, 0.24);
  door(x(-0.5), -16.7, -90, side, 0.65, 0.16);
  toilet(x(0.3), -18.15, 0);
  basin(x(1.1), -18.15, 0);
  bed(x(1.42), -14.7, 90 * side, 1.4);
}

/** Draws an abra. */
const boat = (y) =>
  place(0, y, 0, () => {
    line('M-4.6 0Q-2.6-1.15 0-1.15T4.6 0Q2.6 1.15 0 1.15T-4.6 0Z', 'medium paper');
    box(-2, -0.75, 4, 1.5);
    line('M-2 0H2M-1-0.75V0.75M0-0.75V0.75M1-0.75V0.75');
  });

/** Draws the lower school like the logo: six classrooms as leaves around the tree, the entrance as trunk. */
function sidra() {
  const leaves = [-105, -63, -21, 21, 63, 105];
  inMetres(270, 293, 13, () => {
    measures(-17.6, -18.6, 0, [0, 10.4, 24.8, 35.2]);
    section(0, -16.2, 'B', 90);
    section(0, 29.9, 'B', 90);
    // The court, its covered walk, the tree.
    disc(0, 0, 9.35);
    disc(0, 0, 7.2, 'medium');
    disc(0, 0, 4.6, 'hair');
    for (let at = 10; at < 360; at += 20) disc(...polar(7.9, at), 0.22, 'solid');
    tree(0, 0, 3.7, 'accent', 11);
    tree(0, 0, 3.7, 'thin', 11);
    label(0, 1.6, 'سدرة');
    // The entrance: its walls are wider apart at the gate.
    wall('M-6.2 7.2V18C-6.2 23-8.5 26.5-13 28.6M6.2 7.2V18C6.2 23 8.5 26.5 13 28.6M-17.5 28.6H17.5', 0.45);
    wall(
      `${arc(9.4, 138.7, 168)}${arc(9.4, 192, 221.3)}M-2 9.1V28.6M2 9.1V28.6M-6.2 14H-2M2 14H6.2M-6.3 19.5H-2M2 19.5H6.3`,
      0.25,
    );
    gap(-1.9, 28.6, 0, 3.8, 0.5);
    for (const side of [-1, 1]) {
      door(1.9 * side, 28.6, side > 0 ? 180 : 0, side, 1.9, 0.5);
      for (const y of [10.5, 15, 21]) door(2 * side, y, 90, -side, 1, 0.25);
      box(6.2 * side - 1.6, 26.7, 3.2, 0.9);
      for (const dx of [-1, 0, 1]) chair(6.2 * side + dx, 25.8, 0, 0.6);
    }
    for (const [i, at] of leaves.entries()) {
      place(0, 0, at, classroom);
      number(...polar(16.6, at), `${i + 1}`);
    }
    stair(4.7, 9.2, 0, 2.2, 4, 11);
    for (const y of [9.7, 11.2, 12.7]) toilet(-5.9, y, -90);
    line('M-5.9 10.45H-4.5M-5.9 11.95H-4.5');
    label(-4.6, 24, 'Office');
    label(4.6, 24, 'Library');
    label(-4.1, 17.4, 'Nurse');
    label(4.1, 17.4, 'Staff');
    label(0, 19.5, 'Hall', 'البهو');
    // The yard: trees on one side, a pitch on the other side.
    for (const [x, y, size] of [
      [-10.6, 11.6, 1.5],
      [-14.6, 13.2, 1.9],
      [-10.4, 16.6, 1.9],
      [-15, 18.8, 1.4],
      [-11.4, 21.6, 1.3],
      [-15.2, 23.4, 1.7],
    ])
      tree(x, y, size, 'thin', 8);
    box(9, 10.8, 7.6, 12.4);
    line('M9 17H16.6M10.8 10.8V12.6H14.8V10.8M10.8 23.2V21.4H14.8V23.2');
    disc(12.8, 17, 1.5);
    label(12.8, 14.2, 'Yard');
    label(12.8, 19.9, 'ساحة');
    label(-9.6, 29.9, 'Wall of 512 trees');
    label(9.4, 29.9, 'and one cat');
  });
  caption('Lower school, ground floor', 13, 10, -15);
}

/** Draws a classroom as a leaf with its stalk towards the tree: a board, and tables for two that face it. */
function classroom() {
  wall('M-2.8-9.6L-4.4-13.4C-4.9-15.8-2.2-16.6 0-18.7C2.2-16.6 4.9-15.8 4.4-13.4L2.8-9.6Z', 0.4);
  const slope = (Math.atan2(3.8, 1.6) * 180) / Math.PI;
  glazing(-3.15, -10.45, slope - 180, 2.2, 0.4);
  glazing(3.15, -10.45, -slope, 2.2, 0.4);
  door(-2.1, -9.6, 0, -1, 1.1, 0.4);
  line('M-0.6-10H2.3', 'medium');
  box(0.3, -11.2, 1.5, 0.6);
  for (const [y, count] of [
    [-12.2, 3],
    [-13.6, 4],
    [-15, 3],
  ])
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 1.85;
      box(x - 0.65, y, 1.3, 0.5);
      line(`M${x - 0.5} ${y - 0.35}h1`);
    }
}

/** Draws the clinic at Al Majaz: a round waiting room with a crescent desk, consulting rooms along a corridor. */
function qamar() {
  const r = 7.6;
  inMetres(272, 437, 24, () => {
    measures(-7.3, -16.3, 0, [0, 6.1, 8.5, 14.6]);
    measures(-8.9, 10.4, -90, [0, 5.4, 15.4, 25.8]);
    section(-9.6, 2.6, 'C', 0);
    section(9.1, 2.6, 'C', 0);
    for (const [y, size] of [
      [-13.6, 0.8],
      [-11.2, 1],
      [-8.6, 0.75],
      [7.2, 1],
      [9.4, 0.7],
    ])
      tree(8.95, y, size, 'thin', 8);
    // The wings, and the round room between them.
    wall('M-5.7-5H-7.3V-15.4H7.3V-5H5.7M-5.7 5H-7.3V10.4H7.3V5H5.7', 0.4);
    wall(`${arc(r, 8.4, 170)}${arc(r, 190, 351.6)}`, 0.4);
    wall(
      'M-1.2-7.5V-15.4M1.2-7.5V-15.4M-7.3-12.2H-1.2M1.2-12.2H7.3M-7.3-9H-1.2M1.2-9H7.3M-1.9 7.4V10.4M1.9 7.4V10.4M4.2 6.4V10.4',
      0.22,
    );
    glazing(-0.8, -15.4, 0, 1.6, 0.4);
    for (const side of [-1, 1]) {
      [-15.4, -12.2].forEach((y, i) => {
        consulting(side, y);
        number(2.2 * side, y + 2.4, `${i * 2 + (side > 0 ? 2 : 1)}`);
      });
      door(1.2 * side, -8.75, 90, -side, 0.95, 0.22);
      glazing(7.3 * side, -8, 90, 1.6, 0.4);
    }
    couch(-6.6, -8.4);
    label(-4.3, -8, 'Nurse');
    for (const y of [-8.7, -7.5, -6.3]) box(6.5, y, 0.55, 1.1);
    label(4.4, -8, 'Files');
    // The crescent desk and the seats.
    line('M-2.6-1A2.8 2.8 0 1 0 2.6-1A2.65 2.65 0 0 1-2.6-1Z', 'accent');
    for (const x of [-0.75, 0.75]) chair(x, 0.1, 0, 0.6);
    label(0, -1.5, 'Reception', 'الاستقبال');
    for (const side of [-1, 1]) {
      for (let at = 34; at <= (side > 0 ? 126 : 150); at += 8.3) place(0, 0, at * side, () => chair(0, -7.25, 0, 0.62));
      for (let at = 64; at <= 118; at += 13) place(0, 0, at * side, () => chair(0, -4, 180, 0.62));
    }
    label(0, 4.7, 'Waiting', 'انتظار');
    // Entrance, pharmacy, bathroom, laboratory.
    gap(-1.3, 10.4, 0, 2.6, 0.4);
    line('M-1.3 10.3H0.1M-0.1 10.5H1.3', 'medium');
    label(0, 8.9, 'Entry');
    door(-1.9, 8.2, 90, 1, 0.95, 0.22);
    box(-7.05, 5.3, 0.5, 4.8);
    line('M-7.05 6.5H-6.55M-7.05 7.7H-6.55M-7.05 8.9H-6.55');
    line('M-5.9 9.1H-3.4V10.2', 'thin');
    label(-4.7, 8, 'Pharmacy');
    door(1.9, 8.2, 90, -1, 0.95, 0.22);
    toilet(3.4, 10.2, 180);
    basin(4.1, 8.6, 90);
    place(0, 0, 139, () => door(-0.5, -r, 0, -1, 0.95, 0.4));
    box(6.5, 5.3, 0.6, 4.9);
    disc(6.8, 6.2, 0.15);
    label(5.4, 9.2, 'Tests');
  });
  caption('Al Majaz clinic, ground floor', 24, 4, 10);
}

/** Draws a consulting room on one side of the corridor: door, desk between doctor and patient, couch at the window. */
function consulting(side, y) {
  const x = (at) => at * side;
  door(x(1.2), y + 0.25, 90, -side, 0.95, 0.22);
  box(x(4.2) - 0.38, y + 0.75, 0.76, 1.6);
  chair(x(5.35), y + 1.55, 90 * side, 0.6);
  for (const dy of [1.15, 1.95]) chair(x(2.95), y + dy, -90 * side, 0.5);
  couch(x(6.6), y + 0.55);
  basin(x(2.9), y + 0.15, 0);
  glazing(x(7.3), y + 0.8, 90, 1.6, 0.4);
}

function couch(x, y) {
  box(x - 0.36, y, 0.72, 2, 'thin', 0.1);
  line(`M${x - 0.36} ${y + 0.5}h0.72`);
}

export const plans = { barjeel, 'marsa-creek': marsaCreek, sidra, qamar };
