/** Requests and answers of whatever kind of server, as plugins hand them over. */
import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from "fastify";

export type AnyRequest = FastifyRequest<RouteGenericInterface, RawServerBase>;
export type AnyReply = FastifyReply<RouteGenericInterface, RawServerBase>;
