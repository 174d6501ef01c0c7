import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const { MALL_API: target } = loadEnv(mode, process.cwd(), "MALL_");
  // One origin for the browser: the calls, and the pictures of the mall.
  const proxy = {
    "/api": { target, changeOrigin: true, rewrite: (path: string) => path.replace(/^\/api/, "") },
    "/pictures": { target, changeOrigin: true },
  };
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
