/** What must hold of members at any moment; asked with the other promises of `invariants.ts`. */
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import type { Invariant } from "./refund-invariants.ts";

export const memberInvariants: readonly Invariant[] = [
  {
    promise: "growth is the sum of its ledger, and the level is the one it reaches",
    broken: `
      select u.id, u.growth, u.member_level from users u
      where u.growth <> (select coalesce(sum(change), 0) from growth_ledger l where l.user_id = u.id)
        or u.member_level <> (select coalesce(max(rank), 1) from member_levels
          where kind = 'growth' and min_growth <= u.growth)`,
  },
  {
    promise: "an order earns growth once, with its receipt, and no more is taken back than it earned",
    broken: `
      select l.order_number, sum(l.change) as growth from growth_ledger l
      join orders o on o.order_number = l.order_number
      group by l.order_number having sum(l.change) < 0 or bool_or(o.received_at is null)`,
  },
  {
    promise: "a membership that was bought by balance is taken from it once, and no other is",
    broken: `
      select p.pay_no, p.amount_fen, l.change_fen from member_purchases p
      left join balance_ledger l on l.pay_no = p.pay_no and l.source = 'membership' and l.user_id = p.user_id
      where coalesce(l.change_fen, 0) <>
        case when p.status = 'paid' and p.pay_type = ${payTypes.balance} then -p.amount_fen else 0 end
      union all
      select l.pay_no, null, l.change_fen from balance_ledger l
      where l.source = 'membership' and not exists (select 1 from member_purchases p where p.pay_no = l.pay_no)`,
  },
  {
    promise: "who bought memberships is a member to the end of the last that counts, of its level",
    broken: `
      select u.id, u.member_ends_at, p.ends_at from users u
      join lateral (select * from member_purchases p where p.user_id = u.id and p.status = 'paid' and p.replaced_at is null
        order by p.ends_at desc limit 1) p on true
      where not u.disabled and (u.member_ends_at <> p.ends_at or u.paid_level_id <> p.level_id)`,
  },
  {
    promise: "a sign-in and a task give their points and growth once",
    broken: `
      select u.id, 'sign-in' as what from users u
      where (select coalesce(sum(points), 0) from sign_ins s where s.user_id = u.id and s.points > 0)
          > (select coalesce(sum(change), 0) from point_ledger l where l.user_id = u.id and l.source = 'checkIn')
      union all
      select u.id, 'task' from users u
      where not u.disabled and (select count(*) from member_task_claims c where c.user_id = u.id)
          <> (select count(*) from growth_ledger l where l.user_id = u.id and l.source = 'task')`,
  },
];
