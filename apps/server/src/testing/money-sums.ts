/**
 * Whether money adds up, by a count of its own: out of ledgers, orders, refunds, statements and what the providers took and
 * gave, without a sum of the server's.
 */
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";

export type Asked = (statement: string) => Promise<Record<string, unknown>[]>;

/** What went through providers: in by codes that were paid, out by money that they took on to give back. */
export interface Providers {
  paidInFen: number;
  givenBackFen: number;
}

const { accountTerms } = payTypes;
const { succeeded } = refundStatuses;

/** All of it, of every buyer; the balances that a world begins with came in, too. */
export async function moneyFaults(asked: Asked, providers: Providers): Promise<string[]> {
  const [row] = await asked(`
    select
      (select coalesce(sum(change_fen), 0) from balance_ledger
        where source = 'platform' or source = 'topUp' and pay_no is null)::bigint as granted,
      (select coalesce(sum(balance_fen), 0) from users)::bigint as balances,
      (select coalesce(sum(actual_fen), 0) from orders where paid_at is not null)::bigint as sold,
      (select coalesce(sum(amount_fen), 0) from refunds where status = ${succeeded})::bigint as refunded,
      (select coalesce(sum(amount_fen), 0) from member_purchases where status = 'paid')::bigint as memberships,
      (select coalesce(sum(change_fen), 0) from credit_ledger)::bigint as owed,
      (select coalesce(sum(m.amount_fen), 0) from money_backs m join refunds r on r.refund_sn = m.refund_sn
        where r.status <> ${succeeded} and m.sent_at is not null)::bigint as on_its_way,
      (select coalesce(sum(amount_fen - applied_fen - balance_fen), 0) from bank_receipts)::bigint as at_the_bank`);
  const of = (name: string) => Number(row?.[name]);
  const cameIn = of("granted") + providers.paidInFen;
  // What was sold, and paid for memberships, is kept but for what was refunded; some of it is still owed, and is no money yet.
  const kept = of("sold") + of("memberships") - of("refunded") - of("owed");
  // Money at the bank is held for a transfer, waits to be matched, or went back.
  const out = providers.givenBackFen + of("at_the_bank") - of("on_its_way");
  const accounted = kept + of("balances") + out;
  if (cameIn === accounted) return [];
  return [
    `${cameIn} fen came in, ${accounted} are accounted for: ${JSON.stringify({ ...row, ...providers })}`,
  ];
}

const sumsByKind = `
  sum(l.amount_fen) filter (where l.kind = 'paid') as paid, sum(l.amount_fen) filter (where l.kind = 'givenBack') as given_back,
  sum(l.amount_fen) filter (where l.kind = 'owed') as owed, sum(l.amount_fen) filter (where l.kind = 'reduced') as reduced,
  sum(l.amount_fen) filter (where l.kind = 'repaid') as repaid`;
const kinds = ["paid", "given_back", "owed", "reduced", "repaid"] as const;

/** What closed statements of an enterprise say, against the ledgers of the same time. */
export async function statementFaults(asked: Asked, enterpriseId: number): Promise<string[]> {
  const months = await asked(`
    select s.*, ${sumsByKind.replaceAll(" as ", " as of_lines_")}, count(l.id) as lines from statements s
    left join statement_lines l on l.statement_id = s.id where s.enterprise_id = ${enterpriseId}
    group by s.id order by s.month`);
  const faults: string[] = [];
  let opening = 0;
  for (const month of months) {
    const of = (name: string) => Number(month[name] ?? 0);
    for (const kind of kinds)
      if (of(`${kind}_fen`) !== of(`of_lines_${kind}`))
        faults.push(`${month.month}: ${kind} is not its lines`);
    if (of("line_count") !== of("lines")) faults.push(`${month.month}: not as many lines as it says`);
    if (of("opening_owed_fen") !== opening)
      faults.push(`${month.month}: opens with another sum than the last closed`);
    const closing =
      of("opening_owed_fen") + of("of_lines_owed") - of("of_lines_reduced") - of("of_lines_repaid");
    if (of("closing_owed_fen") !== closing)
      faults.push(`${month.month}: opening and lines are not its closing`);
    opening = of("closing_owed_fen");
  }
  const until = `(select ((max(month) || '-01')::timestamp + interval '1 month') at time zone 'Asia/Shanghai'
    from statements where enterprise_id = ${enterpriseId})`;
  const [all] = await asked(`select ${sumsByKind} from statement_lines l
    join statements s on s.id = l.statement_id where s.enterprise_id = ${enterpriseId}`);
  const [ledger] = await asked(`
    with terms as (select * from credit_ledger where enterprise_id = ${enterpriseId} and created_at < ${until}),
    own as (select * from orders where enterprise_id = ${enterpriseId})
    select
      (select sum(actual_fen) from own where paid_at < ${until} and pay_type <> ${accountTerms}) as paid,
      (select coalesce(sum(r.amount_fen), 0) from refunds r join own on own.order_number = r.order_number
        where r.status = ${succeeded} and r.paid_back_at < ${until})
        + (select coalesce(sum(change_fen), 0) from terms where source = 'refund') as given_back,
      (select sum(change_fen) from terms where source = 'order') as owed,
      (select -sum(change_fen) from terms where source = 'refund') as reduced,
      (select -sum(change_fen) from terms where source = 'repayment') as repaid`);
  for (const kind of kinds)
    if (months.length > 0 && Number(all?.[kind] ?? 0) !== Number(ledger?.[kind] ?? 0))
      faults.push(`statements say ${kind} ${all?.[kind]}, the ledgers ${ledger?.[kind]}`);
  return faults;
}

const openRefunds = openRefundStatuses.map((name) => refundStatuses[name]).join(", ");

/** What waits for no one: it has neither ended nor anyone or any moment that moves it on. */
export async function stuck(asked: Asked, now: Date): Promise<string[]> {
  const moment = `'${now.toISOString()}'::timestamptz`;
  const { unpaid, approval, shipped, received, evaluated } = orderStatuses;
  const rows = await asked(`
    select 'order' as what, order_number as of from orders
      where status in (${[unpaid, approval, shipped, received, evaluated].join(", ")})
        and refund_status = 0 and coalesce(deadline_at <= ${moment}, true)
    union all select 'approval', order_number from order_approvals
      where state = 'waiting' and created_at <= ${moment} - interval '${approvalLimits.heldMs / 1_000} seconds'
    union all select 'refund', refund_sn from refunds
      where status in (${openRefunds}) and coalesce(deadline_at <= ${moment}, true)
    union all select 'payment', pay_no from payments where status in ('waiting', 'scanned') and expires_at <= ${moment}
    union all select 'transfer', b.pay_no from bank_receipts b
      left join payments p on p.pay_no = b.pay_no left join credit_repayments r on r.repayment_no = b.pay_no
      where b.applied_fen + b.balance_fen + b.returned_fen < b.amount_fen
        and (coalesce(p.status, r.status) <> 'waiting' or coalesce(p.expires_at, r.expires_at) <= ${moment})
    union all select 'month', e.id::text from enterprises e join (
      select o.enterprise_id, o.paid_at as at from orders o where o.actual_fen > 0
      union all select enterprise_id, created_at from credit_ledger
      union all select o.enterprise_id, r.paid_back_at from refunds r join orders o on o.order_number = r.order_number
    ) entry on entry.enterprise_id = e.id and entry.at < date_trunc('month', ${moment} - interval '1 day', 'Asia/Shanghai')
    where to_char(entry.at at time zone 'Asia/Shanghai', 'YYYY-MM') > coalesce(
      (select max(s.month) from statements s where s.enterprise_id = e.id), '')
    union all select 'lock', l.locktype || ' ' || coalesce(l.mode, '') from pg_locks l
      join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.pid <> pg_backend_pid() and l.locktype in ('advisory', 'transactionid', 'tuple')`);
  return rows.map(({ what, of }) => `${what} ${of} is stuck`);
}
