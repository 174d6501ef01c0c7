/** The calls of an open conversation. */
import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { listMessagesAfter } from "@tradehall/api-client/endpoints/chat/list-messages-after";
import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { rateConversation } from "@tradehall/api-client/endpoints/chat/rate-conversation";
import { readConversation } from "@tradehall/api-client/endpoints/chat/read-conversation";
import { searchMessages } from "@tradehall/api-client/endpoints/chat/search-messages";
import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import { uploadImFile } from "@tradehall/api-client/endpoints/chat/upload-im-file";
import type { SentMessage } from "@tradehall/api-client/models/chat";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { mall } from "../../browser/calls/client.ts";

export const fetchConversations = () =>
  mall(listConversations, { query: { current: 1, size: chatLimits.conversations } });
export const fetchNews = (conversationId: number, afterSeq: number) =>
  mall(listMessagesAfter, { query: { conversationId, afterSeq, size: chatLimits.maxPage } });
export const fetchOlder = (conversationId: number, beforeSeq: number, size: number = chatLimits.page) =>
  mall(listMessagesBefore, { query: { conversationId, beforeSeq, size } });
export const say = async (message: SentMessage) => (await mall(sendMessage, { body: message })).message;
export const noteRead = (conversationId: number, seq: number) =>
  mall(readConversation, { body: { conversationId, seq } });
export const findMessages = (conversationId: number, keyword: string) =>
  mall(searchMessages, { query: { conversationId, keyword } });
export const rate = (conversationId: number, score: number, note: string) =>
  mall(rateConversation, { body: { conversationId, score, note } });
/** Keeps a picture; answers its name. */
export async function keepPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append("file", file);
  return (await mall(uploadImFile, { body })).filePath;
}
