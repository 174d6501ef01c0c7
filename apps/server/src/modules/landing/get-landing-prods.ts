import { getLandingProds } from "@tradehall/api-client/endpoints/landing/get-landing-prods";
import { handle } from "#server/handle.ts";
import { landingProds } from "./landing-prods.ts";

export default handle(getLandingProds, async (_, context) =>
  (await landingProds(context)).map(({ prodId, prodName, brief, pictures }) => ({
    prodId,
    prodName,
    brief,
    pic: pictures[0] ?? "",
  })),
);
