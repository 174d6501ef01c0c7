// One origin for the browser: the pictures of the mall here, the calls in src/app/api. This address is fixed when the shop is built.
export default {
  rewrites: () => [{ source: "/pictures/:path*", destination: `${process.env.MALL_API}/pictures/:path*` }],
};
