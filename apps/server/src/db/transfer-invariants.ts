/** What must hold of corporate transfers at any moment; asked with the other promises of `invariants.ts`. */
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Invariant } from "./refund-invariants.ts";

const attempts = `(
  select pay_no, status, amount_fen, user_id, pay_type from payments
  union all select repayment_no, status, amount_fen, user_id, pay_type from credit_repayments
)`;

export const transferInvariants: readonly Invariant[] = [
  {
    promise: "each payment by bank has its transfer, and what paid it came with its reference, to the fen",
    broken: `
      select a.pay_no, a.status, a.amount_fen, sum(b.applied_fen) as applied from ${attempts} a
      left join bank_transfers t on t.pay_no = a.pay_no
      left join bank_receipts b on b.pay_no = a.pay_no
      where a.pay_type = ${payTypes.bankTransfer} or t.pay_no is not null
      group by a.pay_no, a.status, a.amount_fen, a.user_id, t.user_id, a.pay_type, t.pay_no
      having t.user_id is distinct from a.user_id or a.pay_type <> ${payTypes.bankTransfer}
        or coalesce(sum(b.applied_fen), 0) <> case when a.status = 'paid' then a.amount_fen else 0 end`,
  },
  {
    promise:
      "money that came for a transfer and did not pay is held for it, in the balance, or was sent back",
    broken: `
      select b.pay_no, sum(b.balance_fen) as given, (select coalesce(sum(l.change_fen), 0) from balance_ledger l
        where l.pay_no = b.pay_no and l.source = 'transferExcess') as kept from bank_receipts b
      group by b.pay_no having sum(b.balance_fen) <> (select coalesce(sum(l.change_fen), 0) from balance_ledger l
        where l.pay_no = b.pay_no and l.source = 'transferExcess')
      union all
      select l.pay_no, null, l.change_fen from balance_ledger l where l.source = 'transferExcess'
        and not exists (select 1 from bank_receipts b where b.pay_no = l.pay_no)
      union all
      select 'unmatched ' || b.id, b.applied_fen + b.balance_fen, b.returned_fen from bank_receipts b
      where b.pay_no is null and (b.applied_fen + b.balance_fen > 0 or b.returned_fen not in (0, b.amount_fen))`,
  },
];
