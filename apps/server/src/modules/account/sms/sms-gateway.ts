export interface SmsGateway {
  /** Carries the code to the number; throws where it cannot. */
  send(mobile: string, code: string): Promise<void>;
}
