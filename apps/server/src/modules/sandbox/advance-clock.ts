import { advanceClock } from "@tradehall/api-client/endpoints/sandbox/advance-clock";
import { handle } from "#server/handle.ts";

export default handle(advanceClock, async ({ body }, { clock }) => {
  await clock.advance(body.advanceMs);
  return { now: clock.now().getTime() };
});
