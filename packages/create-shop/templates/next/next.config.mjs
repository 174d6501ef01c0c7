const target = process.env.MALL_API;

// One origin for the browser: the calls, and the pictures of the mall. The addresses are fixed when the shop is built.
export default {
  rewrites: () => [
    { source: "/api/:path*", destination: `${target}/:path*` },
    { source: "/pictures/:path*", destination: `${target}/pictures/:path*` },
  ],
};
