module trellis/client

go 1.22
