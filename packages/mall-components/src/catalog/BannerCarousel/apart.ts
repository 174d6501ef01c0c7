import { version } from "react";

/** Of what is there and shall not be met. React 18 knows no `inert` and passes on text alone; React 19 wants a boolean. */
export const apart = { "aria-hidden": true, inert: (version.startsWith("18.") ? "" : true) as boolean };
