/** Why nothing could be read of a file. */
export type FileFault =
  | "encrypted"
  /** The .xls of before 2007, or its binary sister .xlsb. */
  | "oldWorkbook"
  | "notWorkbook"
  | "damaged"
  | "tooLarge"
  | "empty";

export class Unreadable extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
