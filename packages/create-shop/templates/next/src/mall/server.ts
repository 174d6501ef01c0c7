import { publicMall } from "./public-client";

/** The client of the shop's own server, which asks the mall without a detour. */
export const serverMall = publicMall(process.env.MALL_API ?? "");
