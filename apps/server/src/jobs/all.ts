/** The jobs of this server in the order they run; a turn of each must be safe in several processes. */
import { moveParcels, shipPaidOrders } from "./autopilot.ts";
import type { Job } from "./jobs.ts";
import { sweepMemory, sweepOrders, sweepPayments } from "./sweep.ts";

export const allJobs: readonly Job[] = [sweepOrders, sweepPayments, sweepMemory, shipPaidOrders, moveParcels];
