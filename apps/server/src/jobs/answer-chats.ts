/** The sandbox's agent: types for a moment, then greets who waits for an answer. */
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { autopilotAnswer } from "@tradehall/mall-rules/words/chat";
import { and, asc, between, eq } from "drizzle-orm";
import { chatMessages, conversations } from "../db/schema/index.ts";
import { notifyChat } from "../modules/chat/news.ts";
import { agentsOnline } from "../modules/chat/presence.ts";
import { sendAsShop } from "../modules/chat/send-as.ts";
import { Refusal } from "../refuse.ts";
import type { Job } from "./jobs.ts";

/** What waits longer is left to people at the console. */
const answersUntilMs = 3_600_000;
const aTurn = 50;

export const answerChats: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  const due = await db
    .select({
      ...{ id: conversations.id, userId: conversations.userId, shopId: conversations.shopId },
      ...{ lastSeq: conversations.lastSeq, lastAt: conversations.lastAt },
    })
    .from(conversations)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.conversationId, conversations.id), eq(chatMessages.seq, conversations.lastSeq)),
    )
    .where(and(eq(chatMessages.party, "buyer"), between(conversations.lastAt, since(answersUntilMs), now)))
    .orderBy(asc(conversations.lastAt))
    .limit(aTurn);
  const isOnline = await agentsOnline(
    db,
    due.map(({ shopId }) => shopId),
    settings,
  );
  for (const { id, userId, shopId, lastSeq, lastAt } of due) {
    if (!isOnline(shopId)) continue;
    if (lastAt > since(chatSocketLimits.autopilotMs)) {
      await notifyChat(db, { type: "typing", userId, conversationId: id, side: "shop" });
      continue;
    }
    // Its id is of the message that it answers: of several processes one answers.
    const reply = { conversationId: id, clientId: `autopilot-${lastSeq}`, text: autopilotAnswer.zh_CN };
    await sendAsShop(db, reply, now).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
};
