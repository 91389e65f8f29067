export interface RunFigures {
  sequences: number;
  commands: number;
  refused: number;
  readonly statuses: Set<string>;
}
