/** Messages on their way, kept until the server has them: a page that is loaded again finds them, marked as not sent. */
import type { SentMessage } from "@tradehall/api-client/models/chat";
import { unsentPrefix } from "../../isomorphic/cookies.ts";

/** A message, what shows of it, and when its button was pressed. */
export interface KeptMessage<View = unknown> extends SentMessage {
  view: View;
  saidAt: string;
}

const nameOf = (userId: string, conversationId: number): string =>
  `${unsentPrefix}${userId}:${conversationId}`;

const isKept = (value: unknown): value is KeptMessage =>
  typeof value === "object" && value !== null && "clientId" in value && "content" in value;

/** Those of one conversation, as they were said. */
export function readUnsent(userId: string, conversationId: number): KeptMessage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(userId, conversationId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function write(userId: string, conversationId: number, messages: readonly KeptMessage[]): void {
  const name = nameOf(userId, conversationId);
  try {
    if (messages.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(messages));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function keepUnsent(userId: string, message: KeptMessage): void {
  const { conversationId, clientId } = message;
  const others = readUnsent(userId, conversationId).filter((one) => one.clientId !== clientId);
  write(userId, conversationId, [...others, message]);
}

/** The server has it, or the buyer has thrown it away. */
export function dropUnsent(userId: string, conversationId: number, clientId: string): void {
  const left = readUnsent(userId, conversationId).filter((one) => one.clientId !== clientId);
  write(userId, conversationId, left);
}
