interface Part {
  /** Names of pictures. */
  pictures: string[];
}

interface Study {
  overview: Part;
  research: { strategy: Part; guideline: Part };
  result: Part;
}

/** Returns the names of the pictures in a case study. The project's own page shows the project's others. */
export const picturesOfStudy = ({ overview, research, result }: Study): string[] =>
  [overview, research.strategy, research.guideline, result].flatMap(({ pictures }) => pictures);
