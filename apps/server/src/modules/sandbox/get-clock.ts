import { getClock } from "@tradehall/api-client/endpoints/sandbox/get-clock";
import { handle } from "#server/handle.ts";

export default handle(getClock, async (_, { clock }) => ({ now: clock.now().getTime() }));
