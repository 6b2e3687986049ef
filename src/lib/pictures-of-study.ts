interface Part {
  /** Names of pictures. */
  pictures: string[];
}

interface Study {
  overview: Part;
  research: { strategy: Part; guideline: Part };
  result: Part;
}

/** Returns the names of the pictures in a case study. The project's page shows its remaining pictures. */
export const picturesOfStudy = ({ overview, research, result }: Study): string[] =>
  [overview, research.strategy, research.guideline, result].flatMap(({ pictures }) => pictures);
