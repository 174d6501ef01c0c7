/** STORE_URL and API_URL of this process: those of its worker's shop, where shops were opened for the workers. */
export function takeShop(worker = 0): void {
  const shops = JSON.parse(process.env.SHOPS_OF_WORKERS ?? "[]") as Record<string, string>[];
  Object.assign(process.env, shops[worker]);
}
