/** The OpenAPI 3.1 document of a list of endpoints. */

import { toJsonSchema } from "@valibot/to-json-schema";
import { codesOf, type Endpoint, type Schema } from "../endpoints/contract.ts";
import { errorCatalogue, successCode } from "../errors/index.ts";

type Json = Record<string, unknown>;

const jsonSchema = (schema: Schema, mode: "input" | "output") => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: mode, errorMode: "ignore" });
  return rest;
};

const answerEnvelope = (answer: Json): Json => ({
  type: "object",
  required: ["success", "code", "msg", "data"],
  properties: {
    success: { type: "boolean" },
    code: { type: "string", example: successCode },
    msg: { type: "string" },
    data: answer,
  },
});

function parameters(endpoint: Endpoint): Json[] {
  const part = (schema: Schema | undefined, place: "path" | "query"): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, "input");
    return Object.entries(properties).map(([name, schemaOfName]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: schemaOfName,
    }));
  };
  const header = (name: string, description: string): Json => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  });
  return [
    ...part(endpoint.params, "path"),
    ...part(endpoint.query, "query"),
    header("locale", "zh_CN (default) or en"),
    ...(endpoint.creates
      ? [
          header(
            "Idempotency-Key",
            "The same key with the same input gives the same answer; equal calls wait for the first",
          ),
        ]
      : []),
  ];
}

function operation(endpoint: Endpoint): Json {
  const codes = codesOf(endpoint);
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  const failures = [...byStatus].map(([status, list]) => [
    status,
    { description: list.map((code) => `${code}: ${errorCatalogue[code].meaning}`).join("; ") },
  ]);
  const success = {
    description: [
      `${successCode}: success`,
      ...(byStatus.get(200) ?? []).map((code) => `${code}: ${errorCatalogue[code].meaning}`),
    ].join("; "),
    content: {
      ...Object.fromEntries(
        (endpoint.file ?? []).map((type) => [type, { schema: { type: "string", format: "binary" } }]),
      ),
      "application/json": {
        schema: answerEnvelope(jsonSchema(endpoint.answer, "output")),
        example: { success: true, code: successCode, msg: "", data: endpoint.example.answer },
      },
    },
  };
  const body = endpoint.upload
    ? {
        "multipart/form-data": {
          schema: { type: "object", properties: { file: { type: "string", format: "binary" } } },
        },
      }
    : endpoint.body && {
        "application/json": { schema: jsonSchema(endpoint.body, "input"), example: endpoint.example.body },
      };
  return {
    operationId: endpoint.name.replace(/\W+/g, "_"),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security:
      endpoint.auth === "none" ? [] : endpoint.auth === "optional" ? [{}, { token: [] }] : [{ token: [] }],
    parameters: parameters(endpoint),
    ...(body ? { requestBody: { content: body } } : {}),
    responses: Object.fromEntries([...failures, [200, success]]),
  };
}

export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Tradehall",
      version: "0.1.0",
      description: "The contract of the mall: every call and every code.",
    },
    paths,
    components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "Authorization" } } },
  };
}
