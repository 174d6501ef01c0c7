import { getUserInfo } from "@tradehall/api-client/endpoints/account/get-user-info";
import { handle } from "#server/handle.ts";
import { loadPerson } from "./load-person.ts";

export default handle(getUserInfo, async (_, { db, buyer }) => (await loadPerson(db, buyer)).info);
