/** What must hold of chats at any moment; asked with the other promises of `invariants.ts`. */
import type { Invariant } from "./refund-invariants.ts";

export const chatInvariants: readonly Invariant[] = [
  {
    promise: "messages of a conversation count from 1 without a hole, in the order of their moments",
    broken: `
      select c.id, c.last_seq, count(m.seq) as messages from conversations c
      left join chat_messages m on m.conversation_id = c.id
      group by c.id having count(m.seq) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq
      union all
      select m.conversation_id, m.seq, before.seq from chat_messages m
      join chat_messages before on before.conversation_id = m.conversation_id and before.seq = m.seq - 1
      where before.sent_at > m.sent_at`,
  },
];
