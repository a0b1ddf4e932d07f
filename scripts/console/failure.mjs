/** Something a person can put right: one sentence, and the last lines of a log where there is one. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details]
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Failure';
    this.details = details;
  }
}

/** The run was asked to stop. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'Interrupted';
  }
}
