/** What stands in the way of a command from the start, in words for the person who ran it. */
export class CannotRun extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotRun';
  }
}
