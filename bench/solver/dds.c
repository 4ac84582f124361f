/* Asks libdds (Bo Haglund's double dummy solver) what bench/solver.mjs asks our own: a full deal a line in PBN text, one strain at
 * a time, East to lead. Prints tricks of North and South and milliseconds, for spades to clubs and no trumps. */
#include <dds/dll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(void) {
  char line[256];
  SetMaxThreads(1);
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    for (int strain = 0; strain < 5; strain++) {
      struct dealPBN deal;
      struct futureTricks found;
      struct timespec begun, ended;
      memset(&deal, 0, sizeof deal);
      strcpy(deal.remainCards, line);
      deal.trump = strain;
      deal.first = 1;
      clock_gettime(CLOCK_MONOTONIC, &begun);
      if (SolveBoardPBN(deal, -1, 1, 1, &found, 0) != 1) return 1;
      clock_gettime(CLOCK_MONOTONIC, &ended);
      printf("%d %.4f ", 13 - found.score[0],
             (ended.tv_sec - begun.tv_sec) * 1e3 + (ended.tv_nsec - begun.tv_nsec) / 1e6);
    }
    printf("\n");
  }
  return 0;
}
