import { sendMoneyBacks } from "../modules/refund/send-money-backs.ts";
import type { Job } from "./jobs.ts";

/** Money that could not be asked back at once: the provider was away, or the process ended meanwhile. */
export const sendMoney: Job = ({ database: { db }, clock }) => sendMoneyBacks(db, clock.now());
