import net from "node:net";
import { fail } from "./say.mjs";

/** Reads a port from the environment; a wrong one ends the command. */
export function portFrom(variable, fallback) {
  const text = process.env[variable];
  if (text === undefined || text === "") return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`${variable} must be a whole number from 1 to 65535, not “${text}”.`);
  }
  return port;
}

/** Tries to listen; resolves with the port, or with the fault's code. */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve({ fault: error.code }));
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve({ port: address.port }));
    });
  });
}

/** Ends the command when a port cannot be had, and says which variable changes it. */
export async function demandFreePort(variable, port) {
  // Some systems let two programs share a port when one of them names its address.
  const tries = [await tryPort(port, "127.0.0.1"), await tryPort(port)];
  const fault = tries.find((one) => one.fault)?.fault;
  if (!fault) return;
  const example = `${variable}=${port < 65000 ? port + 100 : 3100} npm start`;
  if (fault === "EADDRINUSE") {
    fail(`Port ${port} is taken by another program: stop it, or choose another port with ${example}`);
  }
  if (fault === "EACCES")
    fail(`This user may not listen on port ${port}: choose another one with ${example}`);
  fail(`Port ${port} cannot be used (${fault}): choose another one with ${example}`);
}

/** The ports of the mall and its API, free and different; a wrong one ends the command. */
export async function demandShopPorts() {
  const port = portFrom("PORT", 3000);
  const apiPort = portFrom("API_PORT", 3001);
  if (port === apiPort) fail(`PORT and API_PORT are both ${port}: choose two different ports.`);
  await demandFreePort("PORT", port);
  await demandFreePort("API_PORT", apiPort);
  return { port, apiPort };
}

/** A port no one uses at this moment. */
export async function freePort() {
  const { port, fault } = await tryPort(0);
  if (fault) fail(`No free port could be found (${fault}).`);
  return port;
}
