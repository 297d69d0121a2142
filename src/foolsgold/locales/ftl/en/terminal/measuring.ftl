# foolsgold load: what a move costs
cli-option-compare = Measure a bare web server with the same traffic too, and say how much more work ours does for a move.
load-compare-own = Only a server that is started here can be compared: leave out --url or --compare.
load-workers-own = Only a server that is started here can be given several processes: leave out --url or --workers.
load-cpu = Processor time of the server for a move: { $work } ms
load-compare = A bare web server with the same traffic: { $work } ms; ours takes { $ratio } times as much
