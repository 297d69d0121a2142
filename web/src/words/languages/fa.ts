// All messages of one language: one piece of the build, fetched only if it is read.
import announce from "../../../../src/foolsgold/locales/ftl/fa/announce.ftl?raw";
import app from "../../../../src/foolsgold/locales/ftl/fa/app.ftl?raw";
import gobblings from "../../../../src/foolsgold/locales/ftl/fa/gobblings.ftl?raw";
import home from "../../../../src/foolsgold/locales/ftl/fa/home.ftl?raw";
import lesson from "../../../../src/foolsgold/locales/ftl/fa/lesson.ftl?raw";
import people from "../../../../src/foolsgold/locales/ftl/fa/people.ftl?raw";
import play from "../../../../src/foolsgold/locales/ftl/fa/play.ftl?raw";
import saboteur from "../../../../src/foolsgold/locales/ftl/fa/saboteur.ftl?raw";
import table from "../../../../src/foolsgold/locales/ftl/fa/table.ftl?raw";

export default [announce, app, gobblings, home, lesson, people, play, saboteur, table];
