export { tutorial } from "../../tutorial";
