/** The jobs of this server in the order they run; a turn of each must be safe in several processes. */
import { answerChats } from "./answer-chats.ts";
import { answerQuotes } from "./answer-quotes.ts";
import { answerRefunds } from "./answer-refunds.ts";
import { moveParcels, shipPaidOrders } from "./autopilot.ts";
import { closeAccounts } from "./close-accounts.ts";
import { closeStatements } from "./close-statements.ts";
import { followQuotes } from "./follow-quotes.ts";
import { giveBirthdayPoints } from "./give-birthday-points.ts";
import { hideVouchers } from "./hide-vouchers.ts";
import { indexGoods } from "./index-goods.ts";
import { issueInvoices } from "./issue-invoices.ts";
import type { Job } from "./jobs.ts";
import { notifyArrivals } from "./notify-arrivals.ts";
import { remindCoupons } from "./remind-coupons.ts";
import { remindOfBalances } from "./remind-of-balances.ts";
import { remindOfCredit } from "./remind-of-credit.ts";
import { remindOfSeckills } from "./remind-of-seckills.ts";
import { remindPoints } from "./remind-points.ts";
import { sendMails } from "./send-mails.ts";
import { sendMoney } from "./send-money.ts";
import { settleTransfers } from "./settle-transfers.ts";
import {
  sweepFiles,
  sweepMemory,
  sweepOrders,
  sweepPayments,
  sweepPoints,
  sweepRefunds,
  sweepSignIns,
  sweepTeams,
  sweepTrash,
} from "./sweep.ts";

/** A job that need not run every turn. */
function seldom(job: Job, everyMs: number): Job {
  let ranAt = Number.NEGATIVE_INFINITY;
  return async (parts) => {
    if (performance.now() - ranAt < everyMs) return;
    ranAt = performance.now();
    await job(parts);
  };
}

const minuteMs = 60_000;

export const allJobs: readonly Job[] = [
  // Orders wait for their refunds, and refunds begin with teams that were not filled.
  sweepTeams,
  sendMoney,
  sweepRefunds,
  sweepOrders,
  sweepPayments,
  seldom(sweepPoints, minuteMs),
  sweepMemory,
  seldom(sweepSignIns, minuteMs),
  seldom(sweepTrash, minuteMs),
  seldom(sweepFiles, minuteMs),
  closeAccounts,
  seldom(hideVouchers, minuteMs),
  seldom(remindCoupons, minuteMs),
  seldom(remindPoints, minuteMs),
  seldom(giveBirthdayPoints, minuteMs),
  shipPaidOrders,
  moveParcels,
  answerRefunds,
  answerQuotes,
  answerChats,
  seldom(followQuotes, minuteMs),
  issueInvoices,
  seldom(closeStatements, minuteMs),
  sendMails,
  notifyArrivals,
  remindOfSeckills,
  remindOfBalances,
  settleTransfers,
  seldom(remindOfCredit, minuteMs),
  indexGoods,
];
